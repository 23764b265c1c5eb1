package APP_ID;

import android.content.Intent;
import android.net.Uri;
import com.getcapacitor.Plugin;
import com.getcapacitor.annotation.CapacitorPlugin;

/** The pages on the way to a bank open in the system's browser: the citizen sees the bank's address there, and trusts it rightly. */
@CapacitorPlugin(name = "WayToBank")
public class WayToBankPlugin extends Plugin {

    @Override
    public Boolean shouldOverrideLoad(Uri url) {
        String path = url.getPath();
        if (path == null || !path.contains("/pay/")) {
            return null;
        }
        getContext().startActivity(new Intent(Intent.ACTION_VIEW, url));
        return true;
    }
}
